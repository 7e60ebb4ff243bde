import { plainText } from '../lib/plainText.ts'

/** Untrusted text: breaks anywhere, and does not affect the direction of the text around it. */
export function UntrustedText({ children }: { children: string }) {
  return <bdi className="wrap-anywhere">{plainText(children)}</bdi>
}
