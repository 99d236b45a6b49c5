// Waiting mails as one text to copy, and as a mailbox file that mail programs open.

export type WaitingMail = {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: string;
};

const RULE = '─'.repeat(24);

/** One under the other, each with whom it is for. */
export const asOneText = (mails: readonly WaitingMail[], labels: { to: string; subject: string }): string =>
  mails
    .map(({ to, subject, body }) => `${labels.to}: ${to}\n${labels.subject}: ${subject}\n\n${body}`)
    .join(`\n\n${RULE}\n\n`);

/** An mbox file (RFC 4155, quoted as mboxrd), each mail in UTF-8. */
export const asMailbox = (mails: readonly WaitingMail[]): string => mails.map(asEntry).join('');

function asEntry({ to, subject, body, createdAt }: WaitingMail): string {
  const date = new Date(createdAt);
  const text = body.replaceAll(/^(>*From )/gm, '>$1');
  return [
    `From - ${asctime(date)}`,
    `To: ${to}`,
    `Subject: ${encodeWords(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    '',
    '',
  ].join('\n');
}

/** `Sun Nov 29 10:00:00 2026`, in UTC. */
function asctime(date: Date): string {
  const [day = '', number = '', month = '', year = '', time = ''] = date
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return `${day} ${month} ${number} ${time} ${year}`;
}

/** As many bytes as an encoded word may hold (RFC 2047: 75 characters with its frame). */
const WORD_BYTES = 45;

/** A header in any script. */
function encodeWords(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const encoder = new TextEncoder();
  const words: number[][] = [[]];
  for (const character of text) {
    const bytes = [...encoder.encode(character)];
    const last = words.at(-1);
    if (last && last.length + bytes.length <= WORD_BYTES) last.push(...bytes);
    else words.push(bytes);
  }
  return words.map((bytes) => `=?UTF-8?B?${btoa(String.fromCharCode(...bytes))}?=`).join('\n ');
}
