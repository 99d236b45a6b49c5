// Interface text with Chinese words in it: the Chinese runs are marked as Chinese.

/** For texts in any language; what is not Han stays as the interface language. */
export function MixedText({ text }: { readonly text: string }) {
  return text.split(/(\p{Script=Han}+)/u).map((part, index) =>
    index % 2 === 1 ? (
      // Parts never move.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} lang="zh-Hans">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
