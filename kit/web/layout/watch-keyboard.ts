// Watches whether an on-screen keyboard is open, and how much of the page it covers, as the style variable `--keyboard`.

/** Less than this is a browser's own bar that came or went. */
const LEAST_PX = 120;
/** A phone that shows less height than this beside a focused field shows a keyboard. */
const SHORT_PX = 560;
const PHONE_PX = 768;

/**
 * Browsers differ: some cover the page, which the visual viewport tells; some make the page itself shorter, which is
 * known by comparing it with what it was at the same width: `before`, measured in CSS pixels before any field had the
 * focus. Runs until `signal` aborts.
 */
export function watchKeyboard(
  setOpen: (isOpen: boolean) => void,
  before: { readonly width: number; readonly height: number },
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const viewport = window.visualViewport;
  const tallest = new Map([[before.width, before.height]]);
  let isPressed = false;
  const update = () => {
    // What is being pressed must not move away before it is let go, or the tap would be lost.
    if (isPressed) return;
    const { innerHeight, innerWidth } = window;
    const whole = Math.max(tallest.get(innerWidth) ?? 0, innerHeight);
    tallest.set(innerWidth, whole);
    // Zooming by hand shrinks the visible part too; that is no keyboard.
    const isZoomed = viewport !== null && viewport.scale > 1.01;
    const covered =
      viewport === null || isZoomed ? 0 : Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
    document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    const isShorter =
      innerWidth < PHONE_PX && isWriting() && (whole - innerHeight > LEAST_PX || innerHeight < SHORT_PX);
    setOpen(covered > LEAST_PX || isShorter);
  };
  update();
  viewport?.addEventListener('resize', update, { signal });
  viewport?.addEventListener('scroll', update, { signal });
  window.addEventListener('resize', update, { signal });
  document.addEventListener('focusin', update, { signal });
  document.addEventListener('focusout', () => requestAnimationFrame(update), { signal });
  const press = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
    // After the click that follows.
    if (!isPressed) setTimeout(update);
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, press, { signal, capture: true });
}

/** Whether what has the focus brings a keyboard up. */
function isWriting(): boolean {
  return (
    document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])') ===
    true
  );
}
