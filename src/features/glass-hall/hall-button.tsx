import { useState, type ComponentType } from 'react'
import styled from 'styled-components'
import words from '@data/wording/glass-hall.json'
import trouble from '@data/wording/trouble.json'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { loadPatiently } from '@/lib/load-patiently'
import { space } from '@/theme/tokens'
import type { GlassHallProps } from './glass-hall'
import { isInHall, type GlassChoice } from './views'

interface HallButtonProps {
  /** The design that the gallery shows. */
  slug: string
  designs: readonly GlassChoice[]
}

/** Opens the hall behind a glass design; its code and pictures are fetched with the first press. */
export function HallButton({ slug, designs }: HallButtonProps) {
  const [Hall, setHall] = useState<ComponentType<GlassHallProps>>()
  const [isOpen, setIsOpen] = useState(false)
  const shown = designs.filter((one) => isInHall(one.slug))
  const chosen = shown.find((one) => one.slug === slug)
  if (!chosen || shown.length < 2) return null
  function open() {
    setIsOpen(true)
    loadPatiently(() => import('./glass-hall')).then(
      (loaded) => setHall(() => loaded.GlassHall),
      () => {
        setIsOpen(false)
        showToast({ title: words.failed, description: trouble.searchAdvice })
      },
    )
  }
  return (
    <>
      <Open
        type="button"
        $variant="outline"
        $size="sm"
        aria-haspopup="dialog"
        aria-busy={isOpen && !Hall}
        onClick={open}
      >
        {words.open}
      </Open>
      {isOpen && Hall && <Hall chosen={chosen} designs={shown} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const Open = styled(Button)`
  /* It belongs to the words above it. */
  margin-block: 0 ${space[5]};
  /* Hidden without script, which fetches the pictures. */
  @media (scripting: none) {
    display: none;
  }
`
