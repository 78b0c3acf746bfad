/** Puts a text into the clipboard; where a page may not, as without TLS, it is shown to be copied by hand. */
export async function copyText(text: string, label: string): Promise<boolean> {
  if (!isSecureContext) {
    prompt(label, text);
    return false;
  }
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
