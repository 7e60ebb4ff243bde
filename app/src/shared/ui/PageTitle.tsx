import { plainText } from '../lib/plainText.ts'

/** Title of the browser tab; React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${plainText(children)} · Mintline`}</title>
}
