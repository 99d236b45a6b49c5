// The title in the browser's tab.

export function PageTitle({ title }: { readonly title: string }) {
  return <title>{`${title} · Yulu 语路`}</title>;
}
