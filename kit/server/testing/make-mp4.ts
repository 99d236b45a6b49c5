// Puts together an MP4 as small as one can be: its boxes are right, its pictures are none.

type Made = { readonly codec?: string; readonly audio?: string | null; readonly seconds?: number };

const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const zeros = (length: number, write: (bytes: Buffer) => void = () => undefined): Buffer => {
  const bytes = Buffer.alloc(length);
  write(bytes);
  return bytes;
};

function track(handler: string, codec: string, width: number, height: number): Buffer {
  const header = zeros(84, (bytes) => {
    bytes.writeUInt32BE(width * 65_536, 76);
    bytes.writeUInt32BE(height * 65_536, 80);
  });
  const kind = zeros(24, (bytes) => bytes.write(handler, 8, 'latin1'));
  const samples = zeros(24, (bytes) => {
    bytes.writeUInt32BE(1, 4);
    bytes.writeUInt32BE(16, 8);
    bytes.write(codec, 12, 'latin1');
  });
  const media = box('mdia', box('hdlr', kind), box('minf', box('stbl', box('stsd', samples))));
  return box('trak', box('tkhd', header), media);
}

export function makeMp4({ codec = 'avc1', audio = 'mp4a', seconds = 90 }: Made = {}): Buffer {
  const header = zeros(100, (bytes) => {
    bytes.writeUInt32BE(1000, 12);
    bytes.writeUInt32BE(seconds * 1000, 16);
  });
  const tracks = [track('vide', codec, 1280, 720), ...(audio === null ? [] : [track('soun', audio, 0, 0)])];
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\u0001isomavc1', 'latin1')),
    box('moov', box('mvhd', header), ...tracks),
    box('mdat', Buffer.alloc(400, 7)),
  ]);
}
