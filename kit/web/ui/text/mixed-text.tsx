// Interface text with Chinese words in it: the Chinese runs are marked as Chinese, with the signs of Chinese in them.

/** Signs that only Chinese has; its quotation marks are those of other languages too. */
const CHINESE = /([\p{Script=Han}，。！？；：、（）《》]+)/u;

/** For texts in any language; what is not Chinese stays as the interface language. */
export function MixedText({ text }: { readonly text: string }) {
  return text.split(CHINESE).map((part, index) =>
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
