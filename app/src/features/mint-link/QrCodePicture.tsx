import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { downloadBlob, downloadText } from '#shared/lib/download.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { notify } from '#shared/ui/notify.ts'
import { type QrCode, qrCodeOf, qrSvg } from './qrCode.ts'

/** Pixels per module: prints sharply at 10 cm. */
const MODULE = 24

interface QrCodePictureProps {
  url: string
  /** File name, without extension. */
  name: string
}

/** A link as a QR code, with downloads. */
export function QrCodePicture({ url, name }: QrCodePictureProps) {
  const code = useMemo(() => qrCodeOf(url), [url])
  const savePng = async () => {
    try {
      downloadBlob(`${name}.png`, await qrPng(url))
    } catch (error) {
      const title = 'The QR code could not be saved'
      notify({ id: `qr ${name}`, kind: 'error', title, description: errorText(error) })
    }
  }
  return (
    <div className="flex flex-col items-center gap-4">
      <svg
        role="img"
        aria-label="QR code of the link"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="aspect-square w-full max-w-72 rounded-lg border bg-white"
      >
        <path d={code.path} fill="#000" />
      </svg>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => downloadText(`${name}.svg`, qrSvg(code), 'image/svg+xml')}>
          <Download aria-hidden="true" />
          Download SVG
        </Button>
        <Button onClick={() => void savePng()}>
          <Download aria-hidden="true" />
          Download PNG
        </Button>
      </div>
    </div>
  )
}

/** Draws a text's QR code as a PNG, black on white. */
function qrPng(text: string): Promise<Blob> {
  const canvas = draw(qrCodeOf(text))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The browser could not make a picture. Download the SVG instead.'))
    }, 'image/png')
  })
}

function draw({ size, path }: QrCode): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size * MODULE
  canvas.height = size * MODULE
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(MODULE, MODULE)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return canvas
}
