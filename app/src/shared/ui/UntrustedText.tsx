import { plainText } from '../lib/plainText.ts'

/** Text of somebody else: breaks anywhere, and leaves the direction of what stands around it alone. */
export function UntrustedText({ children }: { children: string }) {
  return <bdi className="wrap-anywhere">{plainText(children)}</bdi>
}
