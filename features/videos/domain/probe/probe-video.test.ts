import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMp4 } from '../../../../kit/server/testing/make-mp4.ts';
import { probeVideo } from './probe-video.ts';
import { isPlayable } from './video-facts.ts';

const probe = (bytes: Uint8Array) =>
  probeVideo(async (offset, length) => bytes.subarray(offset, offset + length), bytes.length);

/** An element with a size of eight bytes. */
const element = (id: readonly number[], ...parts: readonly (Uint8Array | readonly number[])[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 1;
  return Buffer.concat([Buffer.from(id), size, body]);
};
const float = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
const webm = (codec: string) =>
  Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm'))),
    element(
      [0x18, 0x53, 0x80, 0x67],
      element([0x15, 0x49, 0xa9, 0x66], element([0x44, 0x89], float(65_000))),
      element(
        [0x16, 0x54, 0xae, 0x6b],
        element(
          [0xae],
          element([0x83], [1]),
          element([0x86], Buffer.from(codec)),
          element([0xe0], element([0xb0], [5, 0]), element([0xba], [2, 208])),
        ),
      ),
      element([0x1f, 0x43, 0xb6, 0x75], [1, 2, 3]),
    ),
  ]);

test('an MP4 says how large and long it is, and what it is made with', async () => {
  expect(await probe(makeMp4())).toMatchObject({
    ok: true,
    value: { container: 'mp4', video: 'avc1', audio: 'mp4a', width: 1280, height: 720, seconds: 90 },
  });
  expect(await probe(makeMp4({ audio: null }))).toMatchObject({ value: { audio: null } });
});

test('a WebM says so too', async () => {
  expect(await probe(webm('V_VP9'))).toMatchObject({
    ok: true,
    value: { container: 'webm', video: 'V_VP9', audio: null, width: 1280, height: 720, seconds: 65 },
  });
});

test.each([
  [makeMp4(), true],
  [makeMp4({ codec: 'hvc1' }), false],
  [makeMp4({ audio: 'ac-3' }), false],
  [webm('V_VP9'), true],
  [webm('V_MPEG4/ISO/AVC'), false],
])('whether browsers play it follows from its codecs', async (bytes, plays) => {
  const probed = await probe(bytes);
  expect(probed.ok && isPlayable(probed.value)).toBe(plays);
});

test.each([
  ['MP4', makeMp4()],
  ['WebM', webm('V_VP9')],
])('a cut %s is broken, wherever it was cut', async (_name, whole) => {
  for (let length = 0; length < whole.length; length += 7)
    expect(await probe(whole.subarray(0, length))).toMatchObject({ ok: false, error: { code: 'broken' } });
});

test.each([
  ['MP4', makeMp4()],
  ['WebM', webm('V_VP9')],
])('what stands behind a %s makes it no video', async (_name, whole) => {
  const page = Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]);
  expect(await probe(page)).toMatchObject({ ok: false, error: { code: 'broken' } });
});

test('any bytes are answered, and none are taken for a video by chance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(700), fc.nat(255), async (at, byte) => {
      const bytes = Buffer.from(makeMp4());
      bytes[at % bytes.length] = byte;
      const probed = await probe(bytes);
      if (!probed.ok) expect(['broken', 'no_picture']).toContain(probed.error.code);
    }),
  );
});
