import { act } from '@testing-library/react'
import { afterPaint } from '@/lib/after-paint'

/** Once what follows from a press has been worked out: see src/lib/after-paint.ts. */
export const painted = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)))
