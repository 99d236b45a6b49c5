// Draws a picture of the page as a PNG: its colours come from tokens, which have to be written into it first.

const EDGE = 512;
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'opacity'] as const;

/** Throws when the browser does not draw it. */
export async function drawPng(svg: SVGSVGElement): Promise<Uint8Array> {
  const copy = styled(svg);
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(source);
  try {
    const image = new Image(EDGE, EDGE);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: EDGE, height: EDGE });
    canvas.getContext('2d')?.drawImage(image, 0, 0, EDGE, EDGE);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('the browser drew no picture');
    return new Uint8Array(await png.arrayBuffer());
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A copy that needs no style sheet. */
function styled(svg: SVGSVGElement): Node {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy of a picture is a picture');
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const computed = getComputedStyle(original);
    for (const name of STYLES) element.setAttribute(name, computed.getPropertyValue(name));
    element.removeAttribute('class');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(EDGE));
  copy.setAttribute('height', String(EDGE));
  return copy;
}
