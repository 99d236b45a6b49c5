// Writes a WebM file (Matroska's subset for browsers): a VP9 picture and Opus sound, with cues, so that it can be sought in.

/** A piece of a track as its encoder made it. */
export type Packet = {
  readonly track: 'video' | 'audio';
  readonly milliseconds: number;
  readonly isKey: boolean;
  readonly data: Uint8Array;
};

export type Recording = {
  readonly width: number;
  readonly height: number;
  readonly sampleRate: number;
  /** The header of the Opus stream, as its encoder describes it. */
  readonly opusHead: Uint8Array;
  readonly seconds: number;
  /** The first is a key frame of the picture. */
  readonly packets: readonly Packet[];
};

type Bytes = Uint8Array<ArrayBuffer>;

/** Names of elements, from the specification of Matroska. */
const ID = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
} as const;

const NUMBERS = { video: 1, audio: 2 } as const;
const MILLISECOND = 1_000_000;

export function writeWebm(recording: Recording): Bytes {
  const clusters = clustersOf(recording.packets);
  const head = [info(recording), tracks(recording)];
  const before = lengthOf(head) + cuesOf(clusters, 0).length;
  const segment = [...head, cuesOf(clusters, before), ...clusters.map(({ bytes }) => bytes)];
  const header = element(ID.ebml, [
    element(0x4286, [uint(1)]),
    element(0x42f7, [uint(1)]),
    element(0x42f2, [uint(4)]),
    element(0x42f3, [uint(8)]),
    element(0x4282, [text('webm')]),
    element(0x4287, [uint(4)]),
    element(0x4285, [uint(2)]),
  ]);
  return join([header, element(ID.segment, segment)]);
}

function info({ seconds }: Recording): Bytes {
  return element(ID.info, [
    element(0x2ad7b1, [uint(MILLISECOND)]),
    element(0x4489, [float(seconds * 1000)]),
    element(0x4d80, [text('yulu')]),
    element(0x5741, [text('yulu')]),
  ]);
}

function tracks({ width, height, sampleRate, opusHead }: Recording): Bytes {
  /** Samples that the decoder throws away at the beginning, at 48 kHz. */
  const preSkip = (opusHead[10] ?? 0) + (opusHead[11] ?? 0) * 256;
  return element(ID.tracks, [
    element(ID.track, [
      ...trackHead(NUMBERS.video, 1, 'V_VP9'),
      element(0xe0, [element(0xb0, [uint(width)]), element(0xba, [uint(height)])]),
    ]),
    element(ID.track, [
      ...trackHead(NUMBERS.audio, 2, 'A_OPUS'),
      element(0x63a2, [Uint8Array.from(opusHead)]),
      element(0x56aa, [uint(Math.round((preSkip / 48_000) * 1e9))]),
      element(0x56bb, [uint(80 * MILLISECOND)]),
      element(0xe1, [element(0xb5, [float(sampleRate)]), element(0x9f, [uint(1)])]),
    ]),
  ]);
}

function trackHead(number: number, type: number, codec: string): Bytes[] {
  return [
    element(0xd7, [uint(number)]),
    element(0x73c5, [uint(number)]),
    element(0x83, [uint(type)]),
    element(0x9c, [uint(0)]),
    element(0x86, [text(codec)]),
  ];
}

type Cluster = { readonly milliseconds: number; readonly bytes: Bytes };

/** A cluster begins with each key frame of the picture. */
function clustersOf(packets: readonly Packet[]): Cluster[] {
  const groups: Packet[][] = [];
  for (const packet of packets.toSorted((one, other) => one.milliseconds - other.milliseconds)) {
    const last = groups.at(-1);
    if (!last || (packet.track === 'video' && packet.isKey)) groups.push([packet]);
    else last.push(packet);
  }
  return groups.map((group) => {
    const milliseconds = group[0]?.milliseconds ?? 0;
    const blocks = group.map((packet) => block(packet, milliseconds));
    return { milliseconds, bytes: element(ID.cluster, [element(0xe7, [uint(milliseconds)]), ...blocks]) };
  });
}

function block({ track, milliseconds, isKey, data }: Packet, from: number): Bytes {
  const head = new DataView(new ArrayBuffer(4));
  head.setUint8(0, 0x80 + NUMBERS[track]);
  head.setInt16(1, milliseconds - from);
  head.setUint8(3, isKey ? 0x80 : 0);
  return element(0xa3, [new Uint8Array(head.buffer), Uint8Array.from(data)]);
}

/** `before`: bytes of the segment in front of the first cluster. All numbers are equally long, so their sum never moves. */
function cuesOf(clusters: readonly Cluster[], before: number): Bytes {
  let at = before;
  const points = clusters.map(({ milliseconds, bytes }) => {
    const place = [element(0xf7, [uint(NUMBERS.video)]), element(0xf1, [uint(at)])];
    at += bytes.length;
    return element(0xbb, [element(0xb3, [uint(milliseconds)]), element(0xb7, place)]);
  });
  return element(ID.cues, points);
}

/** A name, a length of eight bytes, what is in it. */
function element(id: number, parts: readonly Bytes[]): Bytes {
  const name =
    id
      .toString(16)
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const size = uint(lengthOf(parts));
  size[0] = 0x01;
  return join([Uint8Array.from(name), size, ...parts]);
}

function uint(value: number): Bytes {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer);
}

function float(value: number): Bytes {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return new Uint8Array(view.buffer);
}

const text = (value: string): Bytes => Uint8Array.from(new TextEncoder().encode(value));

const lengthOf = (parts: readonly Bytes[]): number => parts.reduce((sum, { length }) => sum + length, 0);

function join(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
