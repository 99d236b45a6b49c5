// A mail as a page: its text in our look, with a button where the text names the address; light and dark.

import type { Locale } from '../../core/locale.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { LANGUAGE_TAGS } from '../../core/texts.ts';

export type MailContent = {
  readonly locale: Locale;
  readonly subject: string;
  /** Paragraphs with an empty line between them. */
  readonly body: string;
  /** The address that the body names; it becomes the button. */
  readonly link?: string | undefined;
  /** Where its reader chooses which mails they get; absent for mails that nobody can switch off. */
  readonly choices?: string | undefined;
  /** What the button says, where the body does not say it in the address's line. */
  readonly action?: string | undefined;
};

const WORDS: Readonly<
  Record<Locale, { open: string; byHand: string; sender: string; choices: string; automatic: string }>
> = {
  zh: {
    open: '在语路打开',
    byHand: '按钮打不开？请把这个地址复制到浏览器里：',
    sender: '语路 Yulu',
    choices: '选择哪些通知也发到邮箱：',
    automatic: '这封邮件由系统发出。',
  },
  en: {
    open: 'Open in Yulu',
    byHand: 'Button not working? Copy this address into your browser:',
    sender: 'Yulu 语路',
    choices: 'Choose which notices you also get by mail:',
    automatic: 'This mail was written by our system.',
  },
  pt: {
    open: 'Abrir no Yulu',
    byHand: 'O botão não abre? Copie este endereço no navegador:',
    sender: 'Yulu 语路',
    choices: 'Escolha quais avisos chegam também por e-mail:',
    automatic: 'Este e-mail foi escrito pelo nosso sistema.',
  },
};

/** The colours of `tokens.css`: mail programs know no variables, and many read no style sheet, so light is inlined. */
const LIGHT = {
  ground: '#f6f2ea',
  surface: '#fdfbf7',
  line: '#dfd7c8',
  ink: '#1c2127',
  muted: '#4c525a',
  link: '#174daa',
};
const DARK: typeof LIGHT = {
  ground: '#11161c',
  surface: '#181f27',
  line: '#2c3743',
  ink: '#ece8df',
  muted: '#abb3bd',
  link: '#78aefc',
};
const SEAL = '#a42b1d';

/** Whoever reads style sheets and likes it dark gets the other colours; `!important` wins over what is inlined. */
const STYLE = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.ground{background:${DARK.ground}!important}.surface{background:${DARK.surface}!important;border-color:${DARK.line}!important;border-top-color:${SEAL}!important}
.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}.link{color:${DARK.link}!important}}`;

const FONT =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei',sans-serif";
/** An address has no spaces to break at. */
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';

const INK = `margin:0 0 16px;color:${LIGHT.ink};font-size:16px;line-height:1.6;${WRAP}`;
const MUTED = `margin:0;color:${LIGHT.muted};font-size:14px;line-height:1.6;${WRAP}`;

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const paragraph = (text: string): string => `<p class="ink" style="${INK}">${lines(text)}</p>`;

function button(label: string, link: string, locale: Locale): string {
  const look = `display:inline-block;background:${SEAL};border-radius:8px;padding:12px 24px;color:#ffffff;font-size:16px;font-weight:600;line-height:20px;text-decoration:none`;
  const address = escapeHtml(link);
  return `<p style="margin:24px 0 16px"><a href="${address}" style="${look}">${escapeHtml(label)}</a></p>
<p class="muted" style="${MUTED};margin-bottom:24px">${WORDS[locale].byHand}<br><a class="link" href="${address}" style="color:${LIGHT.link};${WRAP}">${address}</a></p>`;
}

/** A paragraph; the one with the address is what stands before it, and the button. */
function writePart(part: string, { link, action, locale }: MailContent): string {
  if (link === undefined || !part.includes(link)) return paragraph(part);
  const said = part
    .replace(link, '')
    .trim()
    .replace(/[:：]$/, '');
  return button(said === '' ? (action ?? WORDS[locale].open) : said, link, locale);
}

/** Who sends it: the product, then who runs this installation. */
const signature = (locale: Locale, foot: string): string =>
  [`${WORDS[locale].sender} · ${WORDS[locale].automatic}`, foot].filter((part) => part !== '').join('\n');

/** The mail without a look; who sends it below the line by which mail programs know a foot, and the way to choose. */
export function mailText({ body, locale, choices }: MailContent, foot = ''): string {
  const way = choices === undefined ? [] : [`${WORDS[locale].choices} ${choices}`];
  return [body, '', '-- ', signature(locale, foot), ...way].join('\n');
}

function footRow({ locale, choices }: MailContent, foot: string): string {
  const address = choices === undefined ? '' : escapeHtml(choices);
  const way =
    choices === undefined
      ? ''
      : `<br>${WORDS[locale].choices} <a class="link" href="${address}" style="color:${LIGHT.link};${WRAP}">${address}</a>`;
  return `\n<tr><td class="muted" style="${MUTED};font-size:13px;padding:12px 12px 0">${lines(signature(locale, foot))}${way}</td></tr>`;
}

/** The whole page. All that was filled in is escaped; nothing is fetched from anywhere. */
export function mailHtml(mail: MailContent, foot = ''): string {
  const { locale, subject, body } = mail;
  const parts = body.split(/\n{2,}/).map((part) => writePart(part, mail));
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="ground" style="margin:0;background:${LIGHT.ground};${FONT}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td class="ink" style="padding:0 12px 12px;color:${LIGHT.ink};font-size:16px;font-weight:600">${WORDS[locale].sender}</td></tr>
<tr><td class="surface" style="background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-top:3px solid ${SEAL};border-radius:8px;padding:24px">
<h1 class="ink" style="margin:0 0 16px;color:${LIGHT.ink};font-size:22px;line-height:1.35;${WRAP}">${escapeHtml(subject)}</h1>
${parts.join('\n')}
</td></tr>${footRow(mail, foot)}</table>
</td></tr></table>
</body>
</html>
`;
}
