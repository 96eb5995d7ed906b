/** A fetch for an address the operator configured: a redirect to another host is refused, so no key leaves it. */
export const sameHostFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  throw new TypeError("the model server redirects; set its final address");
};
