/** Creates videos from pictures by ffmpeg, if this machine has it. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { promisify } from "node:util";
import { messageOf } from "../server/errors.js";
import { collectErrors, quoteLastLine } from "./program-errors.js";

/** Encoders whose videos browsers can play, best first, with the options that make them fast. */
const encoders = [
  ["libx264", "-preset", "veryfast"], ["libopenh264"], ["h264_videotoolbox"], ["h264_mf"],
  ["libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8"],
];

/** The maximum size of a video. ffmpeg ends it there. */
const maxVideoBytes = 2 ** 30;

/** An ffmpeg program with a suitable encoder. */
export interface Ffmpeg {
  path: string;
  encoder: string[];
}

/** The settings of a video. */
export interface VideoSettings {
  file: string;
  framerate: number;
  width: number;
  height: number;
}

/** A video that is being made. */
export interface VideoEncoding {
  /** Gets one JPEG after the other. */
  input: Writable;
  /** Resolves when ffmpeg has ended: with an error message, or undefined. */
  ended: Promise<string | undefined>;
}

/** Finds ffmpeg: the program that `FFMPEG` names, or one in the PATH. Returns the reason when there is none. */
export async function findFfmpeg(): Promise<Ffmpeg | string> {
  const path = process.env.FFMPEG || "ffmpeg";
  try {
    const { stdout } = await promisify(execFile)(path, ["-hide_banner", "-encoders"]);
    const encoder = encoders.find(([name = ""]) => stdout.includes(` ${name} `));
    return encoder ? { path, encoder } : `${path} has no encoder for videos that browsers can play`;
  } catch {
    return process.env.FFMPEG ? `${path} (FFMPEG) is not an executable program` : "there is no ffmpeg";
  }
}

/**
 * Starts a video of a fixed size. Pictures of another size are fitted into it.
 *
 * @param signal Ends ffmpeg at once.
 */
export function startEncoding(
  ffmpeg: Ffmpeg,
  { file, framerate, ...size }: VideoSettings,
  signal: AbortSignal,
): VideoEncoding {
  const [width, height] = [size.width, size.height].map((pixels) => Math.max(pixels - pixels % 2, 2)); // for yuv420p
  const box = `${width}:${height}`;
  const fit = [
    `scale=${box}:force_original_aspect_ratio=decrease`, `pad=${box}:(ow-iw)/2:(oh-ih)/2`, "setsar=1", "format=yuv420p",
  ];
  const child = spawn(ffmpeg.path, [
    "-loglevel", "error", "-y",
    "-f", "image2pipe", "-c:v", "mjpeg", "-framerate", String(framerate), "-i", "pipe:0",
    "-vf", fit.join(), "-c:v", ...ffmpeg.encoder,
    "-fs", String(maxVideoBytes), "-movflags", "+faststart", "-f", "mp4", file,
  ], {
    stdio: ["pipe", "ignore", "pipe"],
    detached: true, // Ctrl-C must not end it: it ends with its input, and so with the mock
    signal,
    killSignal: "SIGKILL",
  });
  const errors = collectErrors(child.stderr);
  const ended = once(child, "close").then(
    ([code, signal]: unknown[]) =>
      code === 0 ? undefined : `ffmpeg ended with ${String(signal ?? code)}.${quoteLastLine(errors())}`,
    (error: unknown) => `ffmpeg could not be run: ${messageOf(error)}.`,
  );
  return { input: child.stdin, ended };
}
