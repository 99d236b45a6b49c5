// Hands a table to the browser's downloads.

type DownloadedTable = { readonly name: string; readonly csv: string };

export function download({ name, csv }: DownloadedTable): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
