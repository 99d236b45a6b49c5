// Makes a photo small enough to be sent: those of phones are larger than what we take, and nobody can shrink them there.

/** Far more than is shown of it anywhere. */
const SIDE_PX = 1024;
const QUALITY = 0.9;

/** The middle of the picture as a square; the file as it is where it is small enough, or no picture to this browser. */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return file;
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, SIDE_PX);
  canvas.height = canvas.width;
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return small === null ? file : new File([small], file.name, { type: small.type });
}
