import { useState } from 'react'
import { DeployForm, StartOverButton } from '#features/deploy'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Form for a new collection. */
export function DeployPage() {
  const [formNumber, setFormNumber] = useState(1)
  return (
    <>
      <PageTitle>Deploy a collection</PageTitle>
      <PageHeader
        title="Deploy a collection"
        description="You see the cost before you sign."
        actions={<StartOverButton onStartOver={() => setFormNumber((before) => before + 1)} />}
      />
      {/* A new form starts without touched fields, and so without errors. */}
      <DeployForm key={formNumber} />
    </>
  )
}
