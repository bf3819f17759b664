import { useNavigate } from '@tanstack/react-router'
import { ScanQrCode } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { registerWords, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { readScan } from './read-scan.ts'
import { canScan, scanWithCamera } from './scan-camera.ts'
import { scanWordsFil } from './words.fil.ts'
import { scanWords } from './words.ts'

registerWords([[scanWords, scanWordsFil]])

type Problem = 'foreign' | 'refused' | 'failed'

/** Scans the QR code of a receipt, where the browser can; elsewhere there is nothing. */
export function ScanChoice() {
  const w = useWords(scanWords)
  const [possible, setPossible] = useState(false)
  const [scanning, setScanning] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    void canScan().then(setPossible, () => {})
  }, [])
  if (!possible) return null
  return (
    <div className="mb-6 grid gap-3">
      <Button
        variant="secondary"
        icon={<ScanQrCode aria-hidden size={20} />}
        onClick={() => {
          setProblem(null)
          setScanning(!scanning)
        }}
      >
        {scanning ? w.stop : w.scan}
      </Button>
      {scanning && (
        <Camera
          onForeign={() => setProblem('foreign')}
          onEnd={(reason) => {
            if (reason) setProblem(reason)
            setScanning(false)
          }}
        />
      )}
      <div role="status">{problem && <Notice tone="waiting">{w[problem]}</Notice>}</div>
    </div>
  )
}

interface CameraProps {
  onForeign: () => void
  /** Without a reason the person left the page. */
  onEnd: (reason?: Problem) => void
}

function Camera({ onForeign, onEnd }: CameraProps) {
  const w = useWords(scanWords)
  const navigate = useNavigate()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef({ onForeign, onEnd, navigate })
  useEffect(() => {
    latest.current = { onForeign, onEnd, navigate }
  })
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const read = (text: string) => {
      const code = readScan(text, location.origin)
      if (code === null) return latest.current.onForeign()
      end.abort()
      void latest.current.navigate({ to: '/verify/$code', params: { code } })
    }
    // Nobody sees the camera of a hidden page.
    const leave = () => {
      if (document.hidden) latest.current.onEnd()
    }
    document.addEventListener('visibilitychange', leave, { signal })
    if (video.current)
      scanWithCamera(video.current, signal, read).catch((error: unknown) => {
        if (signal.aborted) return
        const refused = error instanceof DOMException && error.name === 'NotAllowedError'
        latest.current.onEnd(refused ? 'refused' : 'failed')
      })
    return () => end.abort()
  }, [])
  return (
    <figure className="grid gap-2">
      <video
        ref={video}
        aria-label={w.camera}
        playsInline
        muted
        className="aspect-square w-full rounded-card bg-sunken object-cover"
      />
      <figcaption className="text-sm text-muted">{w.aim}</figcaption>
    </figure>
  )
}
