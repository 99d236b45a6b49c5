// Fills the {{placeholders}} of a text.

/** Replaces each `{{name}}` by its value; an unknown name stays visible, so that a mistake shows. */
export function fillText(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
