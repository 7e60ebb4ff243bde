use {
    crate::{
        limits::MAX_FEE_RECIPIENTS, ControlsError, EditionsControls, FeeCap, Locks, Phase,
        PhaseType, PlatformFeeRecipient,
    },
    anchor_lang::{prelude::*, Discriminator},
    bytemuck::{from_bytes, from_bytes_mut, Pod, Zeroable},
};

/// The controls record as far as one mint needs it, read in place: decoding it would cost every
/// buyer a thousand compute units, and all twenty phases nine thousand more.
pub struct MintTerms {
    /// The record without its phases.
    pub controls: EditionsControls,
    /// The phase to mint in.
    pub phase: Phase,
    /// The phase's offset in the record.
    phase_offset: usize,
}

/// Record fields before the phases.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct ControlsBytes {
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
    owed_to_treasury: [u8; 8],
    owed_to_recipients: [[u8; 8]; MAX_FEE_RECIPIENTS],
    spare: [u8; 64],
    phase_count: [u8; 4],
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
struct PhaseBytes {
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

impl ControlsBytes {
    /// The record without its phases.
    fn controls(&self) -> Result<EditionsControls> {
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
    fn phase(&self, merkle_root: Option<[u8; 32]>) -> Result<Phase> {
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

impl MintTerms {
    /// Reads one phase's terms; refuses an index without a phase.
    pub fn read(data: &[u8], phase_index: u32) -> Result<Self> {
        let mut rest = data;
        let record: &ControlsBytes = view(&mut rest)?;
        let controls = record.controls()?;

        let phase_count = u32::from_le_bytes(record.phase_count);
        require!(phase_count > 0, ControlsError::NoPhasesAdded);
        require!(phase_index < phase_count, ControlsError::InvalidPhaseIndex);
        for _ in 0..phase_index {
            view_phase(&mut rest)?;
        }
        let phase_offset = data.len().saturating_sub(rest.len());
        let (phase, root) = view_phase(&mut rest)?;
        Ok(Self {
            controls,
            phase: phase.phase(root.copied())?,
            phase_offset,
        })
    }

    /// Writes what the record owes to its treasury and fee recipients.
    pub fn write_owed(&self, data: &mut [u8]) -> Result<()> {
        let head = data
            .get_mut(..size_of::<ControlsBytes>())
            .ok_or(ControlsError::ControlsUnreadable)?;
        let record: &mut ControlsBytes = from_bytes_mut(head);
        record.owed_to_treasury = self.controls.owed_to_treasury.to_le_bytes();
        record.owed_to_recipients = self.controls.owed_to_recipients.map(u64::to_le_bytes);
        Ok(())
    }

    /// Counts one mint in the phase, here and in the record.
    pub fn count_mint(&mut self, data: &mut [u8]) -> Result<()> {
        self.phase.current_mints = self
            .phase
            .current_mints
            .checked_add(1)
            .ok_or(ControlsError::NumericOverflow)?;
        self.phase.invariant()?;
        let start = self
            .phase_offset
            .saturating_add(Phase::CURRENT_MINTS_OFFSET);
        let end = start.saturating_add(8);
        data.get_mut(start..end)
            .ok_or(ControlsError::ControlsUnreadable)?
            .copy_from_slice(&self.phase.current_mints.to_le_bytes());
        Ok(())
    }
}

fn view_phase<'a>(rest: &mut &'a [u8]) -> Result<(&'a PhaseBytes, Option<&'a [u8; 32]>)> {
    let phase: &PhaseBytes = view(rest)?;
    let root = flag(phase.has_root)?.then(|| view(rest)).transpose()?;
    Ok((phase, root))
}

fn view<'a, T: Pod>(rest: &mut &'a [u8]) -> Result<&'a T> {
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

#[cfg(test)]
mod tests {
    use {
        super::*,
        crate::state::{PhaseType, PlatformFeeRecipient},
        proptest::prelude::*,
    };

    fn phase() -> impl Strategy<Value = Phase> {
        (
            any::<u64>(),
            any::<bool>(),
            0..u64::MAX / 2,
            prop::option::of(any::<[u8; 32]>()),
        )
            .prop_map(|(price_amount, active, current_mints, merkle_root)| Phase {
                price_amount,
                price_token: anchor_spl::token::spl_token::native_mint::ID,
                start_time: -5,
                active,
                max_mints_per_wallet: 3,
                max_mints_total: 0,
                end_time: i64::MAX,
                current_mints,
                phase_type: match merkle_root {
                    Some(_) => PhaseType::MerkleTree,
                    None => PhaseType::AllowList,
                },
                merkle_root,
            })
    }

    fn controls(phases: Vec<Phase>) -> EditionsControls {
        let key = |seed| Pubkey::new_from_array([seed; 32]);
        EditionsControls {
            editions_deployment: key(1),
            creator: key(2),
            treasury: key(3),
            max_mints_per_wallet: 4,
            cosigner_program_id: key(5),
            platform_fee_primary_admin: key(6),
            platform_fee_secondary_admin: key(7),
            platform_fee_value: 300,
            is_fee_flat: false,
            platform_fee_recipients: [8, 9, 10, 11, 12].map(|seed| PlatformFeeRecipient {
                address: key(seed),
                share: 20,
            }),
            bump: 254,
            version: 1,
            locks: Locks {
                texts: true,
                fee: true,
                ..Locks::default()
            },
            platform_fee_cap: FeeCap {
                basis_points: 400,
                flat: 9,
            },
            owed_to_treasury: 13,
            owed_to_recipients: [14, 15, 16, 17, 18],
            spare: [19; 64],
            phases,
        }
    }

    const PHASES_OFFSET: usize = size_of::<ControlsBytes>() - 4;

    fn bytes_of(controls: &EditionsControls) -> Vec<u8> {
        let mut bytes = Vec::new();
        controls.try_serialize(&mut bytes).unwrap();
        bytes
    }

    proptest! {
        #[test]
        fn counting_in_place_equals_counting_in_the_record(
            phases in prop::collection::vec(phase(), 1..=20),
            pick: prop::sample::Index,
            owed: [u64; 6],
        ) {
            let index = pick.index(phases.len());
            let mut record = controls(phases);
            let mut bytes = bytes_of(&record);
            prop_assert_eq!(bytes.len(), EditionsControls::size(&record.phases));

            let mut terms = MintTerms::read(&bytes, index as u32).unwrap();
            prop_assert_eq!(&terms.phase, &record.phases[index]);
            let phases = record.phases.clone();
            prop_assert_eq!(bytes_of(&EditionsControls { phases, ..terms.controls.clone() }), bytes.clone());

            terms.count_mint(&mut bytes).unwrap();
            record.phases[index].current_mints += 1;
            prop_assert_eq!(&bytes, &bytes_of(&record));

            terms.controls.owed_to_treasury = owed[0];
            terms.controls.owed_to_recipients.copy_from_slice(&owed[1..]);
            terms.write_owed(&mut bytes).unwrap();
            record.owed_to_treasury = owed[0];
            record.owed_to_recipients.copy_from_slice(&owed[1..]);
            prop_assert_eq!(bytes, bytes_of(&record));
        }

        #[test]
        fn what_cannot_be_decoded_cannot_be_read(
            phases in prop::collection::vec(phase(), 1..=3),
            place: prop::sample::Index,
            byte: u8,
            cut: Option<prop::sample::Index>,
        ) {
            let last = phases.len() as u32 - 1;
            let mut bytes = bytes_of(&controls(phases));
            let place = place.index(bytes.len());
            // Another phase count would change which phase is read.
            if !(PHASES_OFFSET..PHASES_OFFSET + 4).contains(&place) {
                bytes[place] = byte;
            }
            if let Some(cut) = cut {
                bytes.truncate(cut.index(bytes.len()));
            }
            let decoded = EditionsControls::try_deserialize(&mut &bytes[..]).ok();
            let phase = MintTerms::read(&bytes, last).ok().map(|terms| terms.phase);
            // Earlier phases are skipped without reading their terms.
            prop_assert!(decoded.is_some() || phase.is_none() || last > 0);
            if let Some(mut decoded) = decoded {
                prop_assert_eq!(phase, decoded.phases.pop());
            }
        }

        #[test]
        fn a_cut_record_is_refused(cut in 0usize..500) {
            let bytes = bytes_of(&controls(Vec::new()));
            let cut = cut.min(bytes.len());
            prop_assert!(MintTerms::read(&bytes[..cut], 0).is_err());
        }
    }

    #[test]
    fn an_index_without_a_phase_is_refused() {
        let bytes = bytes_of(&controls(Vec::new()));
        assert_eq!(
            MintTerms::read(&bytes, 0).err(),
            Some(ControlsError::NoPhasesAdded.into())
        );
    }
}
