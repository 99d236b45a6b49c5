// Writes a file as base64, for calls that carry a small one.

/** So many bytes at a time as an argument list takes. */
const PIECE = 8192;

export async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
