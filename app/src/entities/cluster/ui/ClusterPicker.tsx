import { type FormEvent, useId, useState } from 'react'
import { settingsStore } from '#entities/settings/settings.ts'
import { parsedValue } from '#shared/lib/parsed.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { type Cluster, displayName } from '../lib/cluster.ts'
import { hostOf, parseCustomUrl } from '../lib/customUrl.ts'
import { nodeHosts, nodeUrls } from '../lib/nodes.ts'
import { isBeside, type OtherNetwork } from '../lib/otherNetworks.ts'
import { useCluster } from '../model/clusterContext.ts'
import { useOtherNetworks } from '../model/otherNetworkContext.ts'

interface ClusterDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for choosing the network. */
export function ClusterDialog({ open, onOpenChange }: ClusterDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Network"
      description="Collections, wallet balances and transactions belong to the network you choose."
    >
      <ClusterPicker />
    </Dialog>
  )
}

/** All networks, and a field for a custom node. */
export function ClusterPicker() {
  const { cluster, clusters, choose } = useCluster()
  const { all, chosen } = useOtherNetworks()
  const beside = all.filter(isBeside)
  const [isNaming, setIsNaming] = useState(false)
  const hasCustom = clusters.some(({ kind }) => kind === 'custom')
  const use = (customUrl: string) => {
    settingsStore.update({ customUrl })
    choose('custom')
  }
  return (
    <div className="flex flex-col gap-3">
      <RadioGroupField
        label="Network"
        value={chosen?.network.slug ?? cluster.id}
        onValueChange={choose}
        options={[
          ...clusters.map((candidate) => ({
            value: candidate.id,
            label: candidate.name,
            description: describe(candidate),
          })),
          ...[...new Set([...beside, ...(chosen ? [chosen] : [])])].map(otherOption),
        ]}
      />
      {all.length > beside.length && <OtherNetworks onChoose={choose} />}
      <div>
        <Button onClick={() => setIsNaming(true)}>
          {hasCustom ? 'Change the custom RPC' : 'Use a custom RPC'}
        </Button>
      </div>
      <CustomUrlDialog open={isNaming} onOpenChange={setIsNaming} onUse={use} />
    </div>
  )
}

/** Most networks that are listed at once. */
const MAX_LISTED = 12

/** The networks besides Solana and Eclipse, found by name. */
function OtherNetworks({ onChoose }: { onChoose: (id: string) => void }) {
  const { all, chosen } = useOtherNetworks()
  const [text, setText] = useState('')
  const found = all.filter(
    (other) =>
      // Those are in the list above.
      !isBeside(other) &&
      `${other.network.name} ${other.network.slug}`
        .toLowerCase()
        .includes(text.trim().toLowerCase()),
  )
  return (
    <details>
      <summary className="cursor-pointer rounded-sm font-medium">More networks</summary>
      <div className="mt-3 flex flex-col gap-3">
        <TextField
          label="Find a network"
          placeholder="Base"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <RadioGroupField
          label="Found"
          value={chosen?.network.slug ?? ''}
          onValueChange={onChoose}
          options={found.slice(0, MAX_LISTED).map(otherOption)}
        />
        {found.length > MAX_LISTED && (
          <p className="text-muted">And {found.length - MAX_LISTED} more: type a part of a name.</p>
        )}
      </div>
    </details>
  )
}

function otherOption(other: OtherNetwork) {
  const { network, nodeUrls } = other
  const host = nodeHosts(nodeUrls)
  const where = isBeside(other) ? 'On this machine. Money is free.' : ''
  const money = network.testnet ? 'Play money.' : 'Real money.'
  return {
    value: network.slug,
    label: displayName(network),
    description: `${where || money} ${host}`,
  }
}

function describe(cluster: Cluster): string {
  const host = nodeHosts(nodeUrls(cluster))
  switch (cluster.kind) {
    case 'embedded':
      return `On this machine, started with this page. Money is free. ${host}`
    case 'custom':
      return host
    case 'public':
      return cluster.network.testnet ? `Play money. ${host}` : `Real money. ${host}`
  }
}

interface CustomUrlDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onUse: (url: string) => void
}

/** Dialog for a node's URL, with consent to trust it. */
function CustomUrlDialog({ open, onOpenChange, onUse }: CustomUrlDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Custom RPC"
      description="Any JSON-RPC node of Solana or Eclipse. Its network is detected."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Use this RPC
          </Button>
        </>
      }
    >
      <CustomUrlForm
        id={formId}
        onUse={(url) => {
          onOpenChange(false)
          onUse(url)
        }}
      />
    </Dialog>
  )
}

function CustomUrlForm({ id, onUse }: { id: string; onUse: (url: string) => void }) {
  const [text, setText] = useState('')
  const [agrees, setAgrees] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const parsed = parseCustomUrl(text)
  const url = parsedValue(parsed)
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setWasSent(true)
    if (url !== undefined && agrees) onUse(url)
  }
  return (
    <form id={id} onSubmit={send} noValidate className="flex flex-col gap-4">
      <TextField
        label="RPC URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wasSent ? errorOf(parsed) : undefined}
        hint="Stored only in this browser. A key in it is never shown again."
      />
      <Callout kind="warn" title="Use only RPCs that you trust">
        {url === undefined ? 'The node' : hostOf(url)} sees your addresses and every transaction,
        and everything this page shows comes from it.
      </Callout>
      <CheckboxField
        label="I trust this RPC"
        checked={agrees}
        onCheckedChange={setAgrees}
        hint={wasSent && !agrees ? 'Without your consent, no requests are sent to it.' : undefined}
      />
    </form>
  )
}

function errorOf(parsed: ReturnType<typeof parseCustomUrl>): string | undefined {
  if (parsed.status === 'empty') return 'Enter the URL of a node.'
  return parsed.status === 'invalid' ? parsed.reason : undefined
}
