// Hands files to the browser's downloads.

type DownloadedTable = { readonly name: string; readonly csv: string };

export function download({ name, csv }: DownloadedTable): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  downloadFrom({ name, address });
  URL.revokeObjectURL(address);
}

type DownloadedFile = { readonly name: string; readonly address: string };

/** What lies at an address of ours. */
export function downloadFrom({ name, address }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
