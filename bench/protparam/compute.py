"""Reads sequences as JSON, answers what Biopython and, if it is installed, RDKit say of them."""

import json
import sys

from Bio import __version__ as biopython_version
from Bio.SeqUtils.ProtParam import ProteinAnalysis

try:
    from rdkit import Chem, rdBase
    from rdkit.Chem.Descriptors import ExactMolWt
    from rdkit.Chem.rdMolDescriptors import CalcMolFormula
except ImportError:
    Chem = None


def of_sequence(letters):
    analysis = ProteinAnalysis(letters)
    reduced, oxidised = analysis.molar_extinction_coefficient()
    return {
        "averageMass": analysis.molecular_weight(),
        "monoisotopicMass": ProteinAnalysis(letters, monoisotopic=True).molecular_weight(),
        "gravy": analysis.gravy(),
        "aromaticity": analysis.aromaticity(),
        "instability": analysis.instability_index(),
        "reduced": reduced,
        "oxidised": oxidised,
    }


def of_molecule(smiles, helm):
    molecule = Chem.MolFromSmiles(smiles)
    if molecule is None:
        return None
    read = Chem.MolFromHELM(helm) if helm else None
    return {
        "formula": CalcMolFormula(molecule),
        "mass": ExactMolWt(molecule),
        "sameAsHelm": None
        if read is None
        else Chem.MolToSmiles(read) == Chem.MolToSmiles(molecule),
    }


asked = json.load(sys.stdin)
json.dump(
    {
        "biopython": biopython_version,
        "rdkit": rdBase.rdkitVersion if Chem else None,
        "sequences": [of_sequence(letters) for letters in asked["sequences"]],
        "molecules": [of_molecule(*molecule) for molecule in asked["molecules"]] if Chem else None,
    },
    sys.stdout,
)
