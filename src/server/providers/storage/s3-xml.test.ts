import fc from "fast-check";
import { expect, test } from "vitest";
import { readErrorCode, readListPage } from "./s3-xml.ts";

const list = (inner: string) =>
  `<?xml version="1.0"?><ListBucketResult xmlns="x">${inner}</ListBucketResult>`;
const date = "<LastModified>2026-05-04T03:02:01.000Z</LastModified>";

test("names come as they are, or decoded where the store says that it encoded them", () => {
  const key = `<Contents><Key>a+b%2Bc &amp; d</Key>${date}<Owner><ID>me</ID></Owner></Contents>`;
  expect(readListPage(list(key)).objects[0]?.name).toBe("a+b%2Bc & d");
  const encoded = list(`<EncodingType>url</EncodingType>${key}`);
  expect(readListPage(encoded)).toEqual({
    objects: [{ name: "a b+c & d", changedAt: new Date("2026-05-04T03:02:01Z") }],
    next: undefined,
  });
});

test("a list that goes on has to say where", () => {
  const more = "<IsTruncated>true</IsTruncated>";
  expect(() => readListPage(list(more))).toThrow("does not say where");
  expect(readListPage(list(`${more}<NextContinuationToken>a+/=</NextContinuationToken>`)).next).toBe("a+/=");
});

test.each([
  "",
  "<html><body>Sign in</body></html>",
  "<ListBucketResult><Contents>",
  list("<Contents><Key>a</Key></Contents>"),
  list(`<Contents>${date}</Contents>`),
  `<!DOCTYPE a [<!ENTITY b "c">]>${list(`<Contents><Key>&b;</Key>${date}</Contents>`)}`,
])("%s is no list", (xml) => {
  expect(() => readListPage(xml)).toThrow();
});

test("any name survives the way through a list", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
      const key = encodeURIComponent(name);
      const page = list(`<EncodingType>url</EncodingType><Contents><Key>${key}</Key>${date}</Contents>`);
      expect(readListPage(page).objects[0]?.name).toBe(name);
    }),
    { numRuns: 50 },
  );
});

test("a refusal's word is read, and nothing that is none", () => {
  expect(readErrorCode("<Error><Code>NoSuchKey</Code><Key>a</Key></Error>")).toBe("NoSuchKey");
  expect(readErrorCode("<Error><Code>No\nsuch key</Code></Error>")).toBeUndefined();
  expect(readErrorCode("<html>404</html>")).toBeUndefined();
  expect(readErrorCode("not found")).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => readErrorCode(text) === undefined),
    { numRuns: 50 },
  );
});
