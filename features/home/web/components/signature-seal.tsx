// The seal a finished sheet is signed with: the product's two characters (outlines from Noto Serif CJK, OFL).

import { YU } from '../../../../kit/web/layout/seal.tsx';

export function SignatureSeal() {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 60" className="h-16 shrink-0">
      <rect width="36" height="60" rx="5" className="fill-seal-mark" />
      <rect
        x="2.5"
        y="2.5"
        width="31"
        height="55"
        rx="3"
        className="fill-transparent stroke-on-seal"
        strokeWidth="0.8"
      />
      <g className="fill-on-seal">
        <path transform="translate(2 1)" d={YU} />
        <path
          transform="translate(2 27)"
          d="M17.5 5.5C16.8 8.8 15.3 11.9 13.7 13.8L14 14C15.2 13.3 16.4 12.3 17.4 11.1C17.8 12.1 18.3 13 18.9 13.9C17.3 15.8 15.2 17.4 12.7 18.6L12.9 18.9C13.7 18.7 14.4 18.5 15.1 18.2V26.6H15.5C16.8 26.6 17.6 26.2 17.6 26V24.9H21.6V26.5H22C23.4 26.5 24.2 26.1 24.2 26V19.4C24.7 19.3 24.9 19.2 25 19L23.6 17.9C24.1 18.1 24.5 18.3 25 18.5C25.2 17.3 25.8 16.5 26.8 16.2L26.9 15.9C24.7 15.5 22.9 14.8 21.4 13.9C22.6 12.6 23.6 11.1 24.3 9.5C24.9 9.5 25.1 9.4 25.2 9.2L23 7.1L21.6 8.5H19.2C19.5 8 19.7 7.5 20 7C20.5 7 20.7 6.8 20.9 6.6ZM17.6 24.3V19.2H21.6V24.3ZM21.6 9.1C21.2 10.4 20.5 11.6 19.8 12.8C19 12.1 18.4 11.4 17.8 10.6C18.2 10.2 18.6 9.7 18.9 9.1ZM20 15.3C20.7 16.1 21.6 16.7 22.6 17.4L21.5 18.6H17.8L15.9 17.9C17.5 17.1 18.8 16.3 20 15.3ZM11.6 7.8V12.6H8.7V7.8ZM6.4 7.2V14.2H6.8C8 14.2 8.7 13.7 8.7 13.5V13.2H9.3V22.8L8.3 23V16C8.7 15.9 8.8 15.8 8.9 15.6L6.4 15.3V23.4L5.1 23.6L6.2 26.4C6.5 26.3 6.7 26.1 6.8 25.8C10.6 24.1 13.3 22.8 15.1 21.8L15 21.5L11.6 22.3V17.5H14.4C14.7 17.5 14.9 17.4 15 17.2C14.3 16.3 13 15.1 13 15.1L11.9 16.9H11.6V13.9H11.9C12.7 13.9 13.9 13.4 13.9 13.3V8.2C14.3 8.1 14.6 7.9 14.7 7.7L12.4 6L11.3 7.2H9L6.4 6.2Z"
        />
      </g>
    </svg>
  );
}
