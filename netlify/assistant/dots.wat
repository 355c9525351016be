;; The dot products of one vector with many, eight numbers at a time. dots.ts says who calls it; the build makes dots.wasm of it.
(module
  (memory (export "memory") 1)
  ;; query: numbers of 16 bits; from: where the others lie, one behind the other, numbers of a byte; size: numbers in each, a
  ;; multiple of 16; apart: bytes between two of them; to: where the products go, numbers of 32 bits.
  (func (export "dots")
    (param $query i32) (param $from i32) (param $count i32) (param $size i32) (param $apart i32) (param $to i32)
    (local $at i32) (local $end i32) (local $one v128) (local $other v128)
    (block $done
      (loop $vector
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $at (local.get $query))
        (local.set $end (i32.add (local.get $from) (local.get $size)))
        (local.set $one (v128.const i64x2 0 0))
        (local.set $other (v128.const i64x2 0 0))
        (loop $sixteen
          (local.set $one
            (i32x4.add
              (local.get $one)
              (i32x4.dot_i16x8_s (v128.load (local.get $at)) (v128.load8x8_s (local.get $from)))))
          (local.set $other
            (i32x4.add
              (local.get $other)
              (i32x4.dot_i16x8_s (v128.load offset=16 (local.get $at)) (v128.load8x8_s offset=8 (local.get $from)))))
          (local.set $at (i32.add (local.get $at) (i32.const 32)))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (br_if $sixteen (i32.lt_u (local.get $from) (local.get $end))))
        (local.set $one (i32x4.add (local.get $one) (local.get $other)))
        (i32.store
          (local.get $to)
          (i32.add
            (i32.add (i32x4.extract_lane 0 (local.get $one)) (i32x4.extract_lane 1 (local.get $one)))
            (i32.add (i32x4.extract_lane 2 (local.get $one)) (i32x4.extract_lane 3 (local.get $one)))))
        (local.set $to (i32.add (local.get $to) (i32.const 4)))
        (local.set $from (i32.add (local.get $from) (local.get $apart)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $vector)))))
