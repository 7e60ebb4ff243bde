/// Arithmetic of u64.
module aptos_std::math64 {
    use std::error;

    /// Division by zero.
    const EDIVISION_BY_ZERO: u64 = 1;

    public fun max(a: u64, b: u64): u64 {
        if (a >= b) a else b
    }

    public fun min(a: u64, b: u64): u64 {
        if (a < b) a else b
    }

    public fun mul_div(a: u64, b: u64, c: u64): u64 {
        assert!(c != 0, error::invalid_argument(EDIVISION_BY_ZERO));
        (((a as u128) * (b as u128) / (c as u128)) as u64)
    }

    public fun pow(n: u64, e: u64): u64 {
        let result = 1;
        for (i in 0..e) result = result * n;
        result
    }

    public inline fun ceil_div(a: u64, b: u64): u64 {
        if (a == 0) { assert!(b != 0, 0x10001); 0 } else (a - 1) / b + 1
    }
}
