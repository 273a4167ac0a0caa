// The journey with the client of oapi-codegen.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
	"os"
	"strings"

	"journey/client"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	ctx := context.Background()
	api := must(client.NewClientWithResponses(os.Getenv("BASE_URL"), client.WithRequestEditorFn(
		func(_ context.Context, request *http.Request) error {
			request.Header.Set("Authorization", "Bearer "+os.Getenv("ACCESS_TOKEN"))
			return nil
		})))

	name, headless, tags := "journey", true, client.Tags{"team": "growth"}
	settings := client.CreateBrowserRequest{Name: &name, Headless: &headless, Tags: &tags}
	id := must(api.CreateBrowserWithResponse(ctx, settings)).JSON200.SessionId

	file := &client.WriteFileParams{Path: "/home/user/notes.txt"}
	text := strings.NewReader("Remember the milk.\n")
	must(api.WriteFileWithBodyWithResponse(ctx, id, file, "application/octet-stream", text))
	move := client.MovePathRequest{SrcPath: "/home/user/notes.txt", DestPath: "/home/user/todo.txt"}
	must(api.MovePathWithResponse(ctx, id, move))

	actions := make([]client.ComputerAction, 2)
	to := client.MoveMouseRequest{X: 120, Y: 240}
	must(0, actions[0].FromMoveMouseAction(client.MoveMouseAction{MoveMouse: to}))
	must(0, actions[1].FromTypeTextAction(client.TypeTextAction{TypeText: client.TypeTextRequest{Text: "milk"}}))
	must(api.BatchComputerActionWithResponse(ctx, id, client.BatchComputerActionRequest{Actions: actions}))
	mouse := must(api.GetMousePositionWithResponse(ctx, id)).JSON200

	// The client leaves the encoding of a form to its caller.
	var form bytes.Buffer
	writer := multipart.NewWriter(&form)
	part := must(writer.CreateFormFile("file", "journey.zip"))
	must(part.Write(append([]byte("PK\x05\x06"), make([]byte, 18)...))) // an empty ZIP archive
	must(0, writer.WriteField("name", "journey"))
	must(0, writer.Close())
	extension := must(api.CreateExtensionWithBodyWithResponse(ctx, writer.FormDataContentType(), &form)).JSON201
	wanted := client.BrowserTags(tags)
	sessions := *must(api.ListBrowsersWithResponse(ctx, &client.ListBrowsersParams{Tags: &wanted})).JSON200
	tagged := []string{}
	for _, session := range sessions {
		tagged = append(tagged, *session.Name)
	}

	again := must(api.MovePathWithResponse(ctx, id, move))
	fmt.Println(string(must(json.Marshal(map[string]any{
		"session_id":           id,
		"mouse":                map[string]any{"x": mouse.X, "y": mouse.Y},
		"extension_size_bytes": extension.SizeBytes,
		"tagged":               tagged,
		"error":                map[string]any{"status": again.StatusCode(), "code": again.JSON404.Code},
	}))))
}
