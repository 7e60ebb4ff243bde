import { plainText } from '../lib/plainText.ts'

/** The browser tab's title; React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${plainText(children)} · Mintline`}</title>
}
