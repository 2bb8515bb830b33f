// Names that our JavaScript finds where it runs, for the type check of `make check`. Not shipped.

/** `perception/engine.js` is filled in with the page script and its key. */
declare const EYES: () => any;
declare const KEY: string;

/** What the extension keeps: values of JSON by name. */
type Store = Omit<chrome.storage.StorageArea, 'get'> & { get(names: string | string[]): Promise<Record<string, any>> };

interface Navigator {
  /** Of Chromium only. */
  userAgentData?: { brands: { brand: string; version: string }[] };
}

interface Element {
  /** Of a dialog, since Chrome 134. */
  requestClose?: () => void;
}
