// What a username looks like: two that look alike have one key, which is unique in the database.

import { rectifyConfusion } from 'unicode-confusables';
import { cleanUsername } from '../../domain/index.ts';

/** Names that would be read as the product's own, its staff's or its machinery's. */
const RESERVED = `
  abuse admin administrator administrador administradora root superuser sysadmin system moderator moderador mod
  team staff official oficial owner operator operador security support suporte help helpdesk ajuda contact contato
  info service servico billing payments pagamentos finance postmaster hostmaster webmaster mailer mailerdaemon
  noreply daemon bot api www mail ftp null undefined anonymous anonimo guest nobody everyone user username deleted
  管理员 客服 官方 系统 支持
`
  .trim()
  .split(/\s+/);
/** With whatever stands behind it. */
const PRODUCT = ['yulu', '语路'];

/** The skeleton of Unicode TR 39 over the name in its plain, small form; a capital I also looks like an l. */
export function usernameKey(username: string): string {
  const small = cleanUsername(username).toLowerCase().normalize('NFD');
  return rectifyConfusion(small).normalize('NFD').toLowerCase().replaceAll('i', 'l');
}

/** Separators and a number at the end do not make another name of it. */
const withoutAdornment = (username: string) => cleanUsername(username).replace(/[._-]|\p{N}+$/gu, '');

const reservedKeys = new Set(RESERVED.map(usernameKey));
const productKeys = PRODUCT.map(usernameKey);

export function isReservedUsername(username: string): boolean {
  const keys = [username, withoutAdornment(username)].map(usernameKey);
  return keys.some((key) => reservedKeys.has(key) || productKeys.some((product) => key.startsWith(product)));
}
