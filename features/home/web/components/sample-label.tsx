// Says that what stands here is a sample.

export function SampleLabel({ text }: { readonly text: string }) {
  return (
    <span className="rounded-soft border border-line-strong px-2 py-0.5 text-caption text-muted">{text}</span>
  );
}
