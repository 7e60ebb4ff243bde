import { Callout } from '#shared/ui/Callout.tsx'

/** Points to the command for a list that is priced in a token: amounts here are in the network's coin. */
export function ListInToken() {
  return (
    <Callout kind="info" title="This list has its prices in a token">
      Amounts here are in the network's coin. Name the token in the config of the mintline command,
      and change the list with <code>mintline allowlist</code>.
    </Callout>
  )
}
