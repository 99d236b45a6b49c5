// The product's mark: the first character of its name cut into a cinnabar seal (outline from Noto Serif CJK, OFL).

/** The outline of 语 on a ground of 32 by 32. */
export const YU =
  'M7 5.7 6.8 5.8C7.6 6.8 8.6 8.4 8.9 9.8C11.3 11.3 13.2 6.8 7 5.7ZM10.7 12.6C11.2 12.5 11.5 12.4 11.6 12.2L9.5 10.4L8.3 11.6H5.4L5.6 12.2L8.2 12.2V21.8C8.2 22.3 8.1 22.5 7.1 23.1L8.9 25.9C9.2 25.7 9.5 25.3 9.7 24.7C11.3 22.8 12.6 21 13.3 20L13.1 19.8L10.7 21.3ZM16.4 25.7V25H21.8V26.4H22.3C23.1 26.4 24.4 25.9 24.4 25.8V19.7C24.9 19.6 25.2 19.4 25.4 19.2L22.8 17.3L21.6 18.6H16.6L13.9 17.6V26.6H14.3C15.3 26.6 16.4 26 16.4 25.7ZM21.8 19.3V24.4H16.4V19.3ZM23.5 5.6 22.2 7.3H12.4L12.5 8H16.6L16 11H12.6L12.8 11.7H15.8C15.5 13.2 15.1 14.8 14.8 16H11.4L11.6 16.6H26.4C26.8 16.6 27 16.5 27 16.3C26.3 15.5 25 14.4 25 14.4L23.9 16H23.8V12C24.2 11.9 24.5 11.8 24.7 11.6L22.3 9.8L21.1 11H18.6L19.3 8H25.3C25.6 8 25.9 7.9 25.9 7.6C25 6.8 23.5 5.6 23.5 5.6ZM18.4 11.7H21.3V16H17.4C17.7 14.8 18.1 13.3 18.4 11.7Z';

export function Seal({ size }: { readonly size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="6" className="fill-seal-mark" />
      <path d={YU} className="fill-on-seal" />
    </svg>
  );
}
