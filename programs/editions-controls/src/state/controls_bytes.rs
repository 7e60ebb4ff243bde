//! Layout of the controls record in its account, for `MintTerms`.
use {
    crate::{
        limits::MAX_FEE_RECIPIENTS, ControlsError, EditionsControls, FeeCap, Locks, Phase,
        PhaseType, PlatformFeeRecipient,
    },
    anchor_lang::{prelude::*, Discriminator},
    bytemuck::{from_bytes, Pod, Zeroable},
};

/// Record fields before the phases.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
pub struct ControlsBytes {
    discriminator: [u8; 8],
    editions_deployment: Pubkey,
    creator: Pubkey,
    treasury: Pubkey,
    max_mints_per_wallet: [u8; 8],
    cosigner_program_id: Pubkey,
    platform_fee_primary_admin: Pubkey,
    platform_fee_secondary_admin: Pubkey,
    platform_fee_value: [u8; 8],
    is_fee_flat: u8,
    platform_fee_recipients: [RecipientBytes; MAX_FEE_RECIPIENTS],
    bump: u8,
    version: u8,
    locks: [u8; 5],
    fee_cap_basis_points: [u8; 2],
    fee_cap_flat: [u8; 8],
    pub owed_to_treasury: [u8; 8],
    pub owed_to_recipients: [[u8; 8]; MAX_FEE_RECIPIENTS],
    spare: [u8; 64],
    pub phase_count: [u8; 4],
}

#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct RecipientBytes {
    address: Pubkey,
    share: u8,
}

/// Phase fields before the root, which follows if there is one.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
pub struct PhaseBytes {
    price_amount: [u8; 8],
    price_token: Pubkey,
    start_time: [u8; 8],
    active: u8,
    max_mints_per_wallet: [u8; 8],
    max_mints_total: [u8; 8],
    end_time: [u8; 8],
    current_mints: [u8; 8],
    phase_type: u8,
    has_root: u8,
}

const _: () = assert!(size_of::<ControlsBytes>() == 8 + EditionsControls::INIT_SPACE);
const _: () = assert!(size_of::<PhaseBytes>() == Phase::FIXED_SIZE + 1);

impl EditionsControls {
    /// Reads the record without its phases in place.
    pub fn read_without_phases(mut data: &[u8]) -> Result<Self> {
        view::<ControlsBytes>(&mut data)?.controls()
    }
}

impl ControlsBytes {
    /// The record without its phases.
    pub fn controls(&self) -> Result<EditionsControls> {
        require!(
            self.discriminator == EditionsControls::DISCRIMINATOR,
            ControlsError::ControlsUnreadable
        );
        Ok(EditionsControls {
            editions_deployment: self.editions_deployment,
            creator: self.creator,
            treasury: self.treasury,
            max_mints_per_wallet: u64::from_le_bytes(self.max_mints_per_wallet),
            cosigner_program_id: self.cosigner_program_id,
            platform_fee_primary_admin: self.platform_fee_primary_admin,
            platform_fee_secondary_admin: self.platform_fee_secondary_admin,
            platform_fee_value: u64::from_le_bytes(self.platform_fee_value),
            is_fee_flat: flag(self.is_fee_flat)?,
            platform_fee_recipients: self
                .platform_fee_recipients
                .map(|RecipientBytes { address, share }| PlatformFeeRecipient { address, share }),
            bump: self.bump,
            version: self.version,
            locks: Locks {
                supply: flag(self.locks[0])?,
                texts: flag(self.locks[1])?,
                phases: flag(self.locks[2])?,
                royalties: flag(self.locks[3])?,
                fee: flag(self.locks[4])?,
            },
            platform_fee_cap: FeeCap {
                basis_points: u16::from_le_bytes(self.fee_cap_basis_points),
                flat: u64::from_le_bytes(self.fee_cap_flat),
            },
            owed_to_treasury: u64::from_le_bytes(self.owed_to_treasury),
            owed_to_recipients: self.owed_to_recipients.map(u64::from_le_bytes),
            spare: self.spare,
            phases: Vec::new(),
        })
    }
}

impl PhaseBytes {
    pub fn phase(&self, merkle_root: Option<[u8; 32]>) -> Result<Phase> {
        Ok(Phase {
            price_amount: u64::from_le_bytes(self.price_amount),
            price_token: self.price_token,
            start_time: i64::from_le_bytes(self.start_time),
            active: flag(self.active)?,
            max_mints_per_wallet: u64::from_le_bytes(self.max_mints_per_wallet),
            max_mints_total: u64::from_le_bytes(self.max_mints_total),
            end_time: i64::from_le_bytes(self.end_time),
            current_mints: u64::from_le_bytes(self.current_mints),
            phase_type: match self.phase_type {
                0 => PhaseType::Public,
                1 => PhaseType::MerkleTree,
                2 => PhaseType::AllowList,
                _ => return err!(ControlsError::ControlsUnreadable),
            },
            merkle_root,
        })
    }
}

/// Reads a phase and its root, and moves past them.
pub fn view_phase<'a>(rest: &mut &'a [u8]) -> Result<(&'a PhaseBytes, Option<&'a [u8; 32]>)> {
    let phase: &PhaseBytes = view(rest)?;
    let root = flag(phase.has_root)?.then(|| view(rest)).transpose()?;
    Ok((phase, root))
}

/// Reads a value in place, and moves past it.
pub fn view<'a, T: Pod>(rest: &mut &'a [u8]) -> Result<&'a T> {
    let split = rest.split_at_checked(size_of::<T>());
    let (bytes, after) = split.ok_or(ControlsError::ControlsUnreadable)?;
    *rest = after;
    Ok(from_bytes(bytes))
}

fn flag(byte: u8) -> Result<bool> {
    match byte {
        0 => Ok(false),
        1 => Ok(true),
        _ => err!(ControlsError::ControlsUnreadable),
    }
}
