/** The file that was chosen. The field is empty again: else nobody would hear of the same file, mended meanwhile. */
export function takeFile(field: HTMLInputElement): File | undefined {
  const file = field.files?.[0];
  field.value = '';
  return file;
}
