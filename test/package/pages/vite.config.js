export default { build: { rolldownOptions: { input: ["index.html", "msw.html"] } } };
