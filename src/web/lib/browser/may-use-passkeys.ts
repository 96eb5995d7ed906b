/** Whether a passkey can be made and used at this address: by https or on this machine, and by name, for a number has none. */
export function mayUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith("[");
  return window.isSecureContext && "PublicKeyCredential" in window && !isNumber;
}
